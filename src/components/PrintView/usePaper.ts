import {useEffect, useState, type RefObject} from 'react';
import type {PrintChoices} from '@site/src/data/print';
import {SITE} from '@site/src/data/site';
import type {PrintSubject} from '@site/src/lib/print';
import {composeDocument, type PaperPlan} from './compose/composeDocument';
import {paperRuns} from './compose/results';
import {runningHeads} from './compose/runningHeads';
import {fetchPages} from './fetchPages';
import {NotThere} from './fetchText';
import {planOf} from './planOf';
import {whenLoaded} from './whenLoaded';

interface Source {
  readonly plan: PaperPlan;
  readonly pages: ReadonlyMap<string, string>;
}

export type PaperState =
  | {
      readonly status: 'loading';
      /** Lessons are fetched first; then the examples without a stored result run. */
      readonly step: 'lessons' | 'examples';
      readonly done: number;
      readonly all: number;
    }
  | {readonly status: 'ready'; readonly title: string; readonly missing: readonly string[]}
  | {readonly status: 'failed'; readonly message: string};

const START: PaperState = {status: 'loading', step: 'lessons', done: 0, all: 0};

/** Fetches the lessons and lays them out for printing, again whenever an option changes. */
export function usePaper(
  subject: PrintSubject,
  choices: PrintChoices,
  place: RefObject<HTMLElement | null>,
): PaperState {
  const [source, setSource] = useState<Source>();
  const [state, setState] = useState<PaperState>(START);
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const plan = await planOf(subject);
      const addresses = plan.parts.flatMap((part) => part.addresses);
      const pages = await fetchPages(addresses, (done) => {
        if (isCurrent) {
          setState({status: 'loading', step: 'lessons', done, all: new Set(addresses).size});
        }
      });
      if (isCurrent) {
        setSource({plan, pages});
      }
    };
    load().catch((error: unknown) => {
      if (isCurrent) {
        setState({status: 'failed', message: messageOf(error)});
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [subject]);
  useEffect(() => {
    const paper = place.current;
    if (source === undefined || paper === null) {
      return undefined;
    }
    const {plan, pages} = source;
    const {content, sections, missing} = composeDocument(plan, {
      choices,
      pages,
      origin: window.location.origin,
      site: SITE.url,
    });
    paper.replaceChildren(content);
    const title = plan.title || (sections[0]?.title ?? '');
    // Browsers suggest the title as the file name when the document is saved.
    document.title = title;
    const heads = new CSSStyleSheet();
    heads.replaceSync(runningHeads(title, sections));
    document.adoptedStyleSheets.push(heads);
    const makePictures = async (): Promise<void> => {
      await whenLoaded(paper);
      if (paperRuns(paper).length > 0) {
        const {runExamples} = await import('./runExamples');
        await runExamples(paper, {
          signal: life.signal,
          onProgress: (done, all) => tell({status: 'loading', step: 'examples', done, all}),
        });
      }
      tell({status: 'ready', title, missing});
    };
    const life = new AbortController();
    const tell = (next: PaperState): void => {
      if (!life.signal.aborted) {
        setState(next);
      }
    };
    makePictures().catch((error: unknown) => tell({status: 'failed', message: messageOf(error)}));
    return () => {
      life.abort();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== heads);
    };
  }, [source, choices, place]);
  return state;
}

function messageOf(error: unknown): string {
  return error instanceof NotThere
    ? error.message
    : 'The lessons could not be fetched. Check the connection, then load this page again.';
}
