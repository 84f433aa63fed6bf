import {WIDGETS} from '../../data/widgets';
import {CannotMake, type Plan} from './plan';

const NAME = /^[A-Z][a-zA-Z\d]*$/;
const REGISTRY = 'src/markdown/remark/widgetImports.ts';
const SCHEMA = 'src/data/widgets.ts';

/** Plans a new widget: component, styles and test, and an entry in both lists of widgets. */
export function planWidget(name: string, read: (path: string) => string): Plan {
  if (!NAME.test(name)) {
    throw new CannotMake(
      `the name of a widget begins with a capital letter and contains only letters and digits, such as Timeline, not ${name}`,
    );
  }
  if (name in WIDGETS) {
    throw new CannotMake(`the widget ${name} already exists`);
  }
  return {
    files: {
      [`src/components/${name}/index.tsx`]: component(name),
      [`src/components/${name}/styles.module.css`]: STYLES,
      [`tests/unit/components/${name}.test.tsx`]: test(name),
    },
    changed: {
      [REGISTRY]: withLine(
        read(REGISTRY),
        /^export const IMPORTED_WIDGETS[^\n]*\n/m,
        `  ${name}: '${name}',\n`,
      ),
      [SCHEMA]: withSchema(read(SCHEMA), name),
    },
    notes: [
      `describe its props in ${SCHEMA}; TypeScript compares them with the component`,
      `npm run docs adds it to docs/widgets.md`,
      `npx jest tests/unit/components/${name} runs its test`,
    ],
  };
}

function withLine(text: string, after: RegExp, line: string): string {
  const found = after.exec(text);
  if (found === null) {
    throw new CannotMake(
      `the list ${after.source} could not be found; add this line by hand: ${line.trim()}`,
    );
  }
  const at = found.index + found[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

function withSchema(text: string, name: string): string {
  const imported = `import type {Props as ${name}Props} from '../components/${name}';\n${text}`;
  return withLine(
    imported,
    /^export const WIDGETS[^\n]*\n/m,
    `  ${name}: {
    meaning: 'What it shows, in one sentence.',
    children: 'none',
    props: {
      title: {kind: 'text', required: true, meaning: 'Its name.'},
    } satisfies Declared<${name}Props>,
    example: '<${name} title="An example" />',
  },
`,
  );
}

function component(name: string): string {
  return `import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly title: string;
}

export default function ${name}({title}: Props): ReactNode {
  return (
    <section className={styles.box} aria-label={title}>
      <p>{title}</p>
    </section>
  );
}
`;
}

const STYLES = `.box {
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-raised);
}
`;

function test(name: string): string {
  return `/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import React from 'react';
import ${name} from '../../../src/components/${name}';

describe('${name}', () => {
  it('has its title as its name', () => {
    render(<${name} title="An example" />);
    expect(screen.getByRole('region', {name: 'An example'})).toBeInTheDocument();
  });
});
`;
}
