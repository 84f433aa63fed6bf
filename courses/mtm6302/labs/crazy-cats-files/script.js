console.log('The script is running.');

// 1. The main heading says: Crazy Cats

// 2. The lead is a sentence with the number of cats, counted by the script

// 3. The title of the document has the number too

// 4. Cotton has her own picture, with a text alternative

// 5. Biscuit isn't upside down any more

// 6. The button for Pepper works

// 7. Clementine has found a home: her card, her note and her button

// 8. The link to the opening hours leads there, and "Cats" is current

// 9. The card after Biscuit is printed in the console

// 10. A cat of your choice becomes a senior
