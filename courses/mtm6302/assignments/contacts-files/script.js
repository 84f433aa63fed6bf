const count = document.querySelector('.count');
const list = document.querySelector('ul');

// 1. fullName(contact)

// 2. search(text) and withTag(tag)

// 3. add(first, last, phone), changePhone(id, phone) and remove(id)

// 4. show(people)

console.log('Ready:', contacts.length, count, list);
