import {type KeyboardEvent, useId, useRef, useState} from 'react';

interface TabProps {
  readonly id: string;
  readonly role: 'tab';
  readonly 'aria-selected': boolean;
  readonly 'aria-controls': string;
  readonly tabIndex: number;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: (element: HTMLElement | null) => void;
}

interface PanelProps {
  readonly id: string;
  readonly role: 'tabpanel';
  readonly 'aria-labelledby': string;
}

interface Tabs {
  readonly selected: number;
  readonly tabProps: (index: number) => TabProps;
  readonly panelProps: (index: number) => PanelProps;
}

const STEPS: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};

/** Tabs that follow the ARIA pattern: the arrow keys select and focus a tab, and wrap around at both ends. */
export function useTabs(count: number, initial = 0): Tabs {
  const [selected, select] = useState(initial);
  const base = useId();
  const elements = useRef<(HTMLElement | null)[]>([]);
  return {
    selected,
    tabProps: (index) => ({
      id: `${base}-tab-${index}`,
      role: 'tab',
      'aria-selected': index === selected,
      'aria-controls': `${base}-panel-${index}`,
      tabIndex: index === selected ? 0 : -1,
      onClick: () => select(index),
      onKeyDown(event) {
        const step = STEPS[event.key];
        if (step !== undefined) {
          event.preventDefault();
          const next = (index + step + count) % count;
          select(next);
          elements.current[next]?.focus();
        }
      },
      ref(element) {
        elements.current[index] = element;
      },
    }),
    panelProps: (index) => ({
      id: `${base}-panel-${index}`,
      role: 'tabpanel',
      'aria-labelledby': `${base}-tab-${index}`,
    }),
  };
}
