// This script runs without a browser: type node hello.js in the terminal.

console.log('Hello from Node.js');
console.log('18 + 24 is', 18 + 24);
