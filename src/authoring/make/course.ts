import {PLACEHOLDERS} from '../../data/placeholders';
import type {Portal} from '../../sources/model';
import {CannotMake, type Plan} from './plan';

const CODE = /^[a-z]{3}\d{4}$/;

/** Plans a new course: its data, its home page and the pages that every course has. */
export function planCourse(given: string, {courses}: Portal, givenTitle?: string): Plan {
  const id = given.toLowerCase().replace(/^courses\//, '');
  if (!CODE.test(id)) {
    throw new CannotMake(
      `a course code is three letters and four digits, such as mtm6500, not ${given}`,
    );
  }
  if (courses.some((course) => course.id === id)) {
    throw new CannotMake(`the course ${id} already exists`);
  }
  const code = id.toUpperCase();
  const title = givenTitle ?? `Course ${code}`;
  const at = (name: string): string => `courses/${id}/${name}`;
  return {
    files: {
      [at('course.yml')]: courseYaml(code, title),
      [at('index.md')]: frontPage(code, title),
      [at('content/index.md')]: page(
        'Content',
        `The weeks of ${code} ${title}, with the lessons, labs and assignments of each.`,
        1,
        'What each week covers, and the pages it uses.\n\n<Weeks />',
      ),
      [at('overview/index.md')]: page(
        'Course Overview',
        `What ${code} is about, how its weeks go, and where to get help.`,
        2,
        OVERVIEW,
        true,
      ),
      [at('assignments/index.md')]: page(
        'Assignments',
        `All labs, exercises and projects of ${code}.`,
        3,
        '{/* write: a table of what is handed in, with the week it is released and the week it is due */}',
        true,
      ),
      [at('recordings/index.md')]: page(
        'Lecture Recordings',
        `Recordings of ${code} lectures, listed by week when an instructor has added them.`,
        4,
        'Recordings appear here when an instructor adds one to `course.yml`.\n\n<Recordings />',
      ),
      [at('resources/index.md')]: page(
        'Course Resources',
        `Official references and tools for ${code}.`,
        5,
        '{/* write: the tools, and the official references by week */}',
        true,
      ),
    },
    changed: {},
    notes: [
      `write the description and the weeks in ${at('course.yml')}, and the tagline in ${at('index.md')} (docs/courses.md)`,
      'if npm start is running, stop it and start it again so that it finds the new course',
      ...(givenTitle === undefined
        ? [`write its title in ${at('course.yml')} and ${at('index.md')}`]
        : []),
      'the overview, assignments and resources pages are drafts: write them, then remove draft: true',
      `npm run new -- lesson ${at('labs/first-lab')} creates the first lab`,
    ],
  };
}

function courseYaml(code: string, title: string): string {
  return `code: ${code}
title: ${title}
description: ${PLACEHOLDERS.course}
menu:
  - text: Content
    link: ./content/index.md
  - text: Modules
    link: ../../modules/index.md
  - text: Links
    children:
      - text: BrightSpace
        link: lms
weeks:
  - label: Week 1
    title: Introduction
recordings: []
`;
}

function frontPage(code: string, title: string): string {
  return `---
title: ${title}
description: The front page of ${code} ${title}.
home: true
heroText: ${code}
tagline: ${PLACEHOLDERS.tagline}
actions:
  - text: Get Started
    link: ./content/index.md
    type: primary
---

<CourseFront />
`;
}

const OVERVIEW = `## What you will be able to do

{/* write: the outcomes of the course */}

## How the weeks go

{/* write: how a week is built */}

## Assessment and integrity

{/* write: how work is assessed in general terms, and the use of AI assistants */}

## Where to get help

The course’s own page in the college’s learning-management system.`;

function page(
  title: string,
  description: string,
  order: number,
  body: string,
  draft = false,
): string {
  return `---
title: ${title}
description: ${description}
order: ${order}
${draft ? 'draft: true\n' : ''}---

${body}
`;
}
