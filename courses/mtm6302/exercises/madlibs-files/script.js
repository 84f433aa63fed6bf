// Madlibs: your words, and the code that puts them into the story.

// 1. Your words. The first one is an example. Add the other eight below it.

const author = 'Robin Achebe';

// 2. The byline. This line is an example too: it fills one gap.

document.querySelector('#author').textContent = author;

// 3. The title of the story, and the title of the tab.

// 4. The four gaps of the first paragraph.

// 5. The second paragraph: one template literal.

// 6. The third paragraph: one template literal with a calculation.

// 7. The image and the link: their attributes.

// 8. The mood: a class for the story.
