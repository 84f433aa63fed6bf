import {PLACEHOLDERS} from '../../data/placeholders';

function frontMatter(title: string, order: number, further = ''): string {
  const shown =
    /^[\w][\w ,.()’-]*$/.test(title) && !/^\d+$/.test(title)
      ? title
      : `'${title.replace(/'/g, "''")}'`;
  return `---
title: ${shown}
description: ${PLACEHOLDERS.description}
order: ${order}
draft: true
${further}---
`;
}

/** A lesson with every part that the guide asks for, each to be replaced by the author. */
export function lessonText(title: string, order: number, name: string): string {
  const outcomes = `outcomes:
${PLACEHOLDERS.outcomes.map((outcome) => `  - ${outcome}\n`).join('')}requires: []
`;
  return `${frontMatter(title, order, outcomes)}
{/* write: a problem that the reader will recognize, then one plain sentence that says what the subject is */}

## ${PLACEHOLDERS.headings[0]}

{/* write: the smallest example that works, then what each new line does and why it is there */}

\`\`\`html preview id=first
<ul>
  <li>Popcorn</li>
  <li>Ginger beer</li>
</ul>
\`\`\`

## ${PLACEHOLDERS.headings[1]}

{/* write: one idea, a small change to the example; mark a new term as <Term>term</Term> the first time */}

\`\`\`html preview id=second
<ol>
  <li>Doors open</li>
  <li>Main feature</li>
</ol>
\`\`\`

## Common mistakes

### ${PLACEHOLDERS.headings[2]}

{/* write: the symptom as a student would describe it, the code that causes it, the fix and the reason */}

## Practice

<Task title="Make it a list" id="${name.replace(/[^a-z\d-]+/g, '-')}-1" level="warm-up">

{/* write: an instruction that names everything the check tests, and nothing else */}

~~~html start
<p>Popcorn</p>
<p>Ginger beer</p>
~~~

~~~js test
expect(queryAll('li'), 'Each snack is an li').toHaveLength(2);
~~~

~~~html solution
<ul>
  <li>Popcorn</li>
  <li>Ginger beer</li>
</ul>
~~~

~~~html accept
<ol>
  <li>Popcorn</li>
  <li>Ginger beer</li>
</ol>
~~~

~~~html reject="both snacks are in one item"
<ul>
  <li>Popcorn, ginger beer</li>
</ul>
~~~

<Hint>Which element is for one item of a list?</Hint>

<Explain>{/* write: why the solution works, in two or three sentences */}</Explain>

</Task>

## Check your understanding

<Quiz>

- Which element makes a bulleted list?
  - [x] \`ul\` — The order of its items doesn’t matter, so each one gets a bullet.
  - [ ] \`ol\` — Its items are numbered, because their order matters.

- What do you write directly inside a \`ul\`?
  - [ ] \`p\` — A paragraph can go inside an item, but not directly inside the list.
  - [x] \`li\` — Each item of the list is an element of its own.

</Quiz>

<Summary>

- {/* write: three to six points that a student could revise from */}

</Summary>

## Sources

- [MDN: \`ul\`](https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/ul), ${PLACEHOLDERS.source}
`;
}

/** A lab, an exercise or a project. */
export function coursePageText(title: string, order: number): string {
  return `${frontMatter(title, order)}
{/* write: the goal, in one or two sentences */}

## What you need to know

{/* write: links to the lessons that this builds on */}

## Steps

1. {/* write: the first step */}

## Requirements

- [ ] {/* write: something that has to be there */}

## How it is assessed

{/* write: a rubric with marks for each row */}

## Hand in

{/* write: what to hand in, and where */}
`;
}
