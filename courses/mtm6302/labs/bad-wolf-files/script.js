console.log('Someone has noticed the wolf.');

// 1. The heading

// 2. The portrait

// 3. The warning

// 4. Every “good wolf” in the text

// 5. The three houses

// 6. The customer, starting at the quote

// 7. The link and the button

// 8. The report in the console
