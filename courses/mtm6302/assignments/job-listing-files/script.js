const list = document.querySelector('.jobs');
const template = document.querySelector('#job');
const filterList = document.querySelector('.filter-list');
const clear = document.querySelector('.clear');
const result = document.querySelector('.result');

// 1. The state: an array with the names of the active filters

// 2. A list item for each job, from the template

// 3. A function matches(job): does the job have every active filter?

// 4. A function render() that makes the page match the state

// 5. One listener for the tags, one for the active filters, one for "Clear all filters"

console.log('Ready:', jobs, list, template, filterList, clear, result);
