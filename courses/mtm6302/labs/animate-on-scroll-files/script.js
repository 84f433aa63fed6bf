const stages = document.querySelectorAll('.stage');

// 1. A function reveal(entries) that the observer calls

// 2. The observer

// 3. Each stage waits, and is observed

console.log('Ready:', stages.length);
