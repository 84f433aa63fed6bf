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

/** A lesson with everything that one needs, to be replaced part by part. */
export function lessonText(title: string, order: number, name: string): string {
  const outcomes = `outcomes:
${PLACEHOLDERS.outcomes.map((outcome) => `  - ${outcome}\n`).join('')}requires: []
`;
  return `${frontMatter(title, order, outcomes)}
{/* write: one or two sentences, the problem that this solves, in the reader’s world */}

## ${PLACEHOLDERS.headings[0]}

{/* write: first the thing working, then why it works, then its limits */}

\`\`\`html preview id=first
<ul>
  <li>Popcorn</li>
  <li>Ginger beer</li>
</ul>
\`\`\`

## ${PLACEHOLDERS.headings[1]}

{/* write: one idea; explain a new word as <Term>word</Term> where it first stands */}

\`\`\`html preview id=second
<ol>
  <li>Doors open</li>
  <li>Main feature</li>
</ol>
\`\`\`

## Common mistakes

### ${PLACEHOLDERS.headings[2]}

{/* write: the wrong code, what is seen, the mend; one to three of them */}

## Try it

<Task title="Make it a list" id="${name.replace(/[^a-z\d-]+/g, '-')}-1">

{/* write: what is to be done; the check must fail on the start and pass on the solution */}

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

<Hint>Which element holds items in any order?</Hint>

</Task>

## Check yourself

<Quiz>

- Which element makes a bulleted list?
  - [x] \`ul\` — its items have no order.
  - [ ] \`ol\` — its items are numbered.

- What stands directly inside it?
  - [x] \`li\` — one for each item.
  - [ ] \`p\` — a paragraph goes inside an \`li\`.

</Quiz>

## Further reading

- [MDN: \`ul\`](https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/ul), ${PLACEHOLDERS.source}
`;
}

/** A lab, an exercise or a project. */
export function coursePageText(title: string, order: number): string {
  return `${frontMatter(title, order)}
{/* write: the goal, in one or two sentences */}

## What you need to know

{/* write: links to the lessons that this stands on */}

## Steps

1. {/* write: the first step */}

## Requirements

- [ ] {/* write: what must be there */}

## How it is assessed

{/* write: a small rubric */}

## Hand in

{/* write: what is handed in, and where */}
`;
}
