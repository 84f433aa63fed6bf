import React, {useState, type MouseEvent, type ReactNode} from 'react';
import ExternalLinkIcon from '@site/src/components/ExternalLinkIcon';
import {TOOL_TEXTS} from '@site/src/data/lessonToolTexts';
import {REPOSITORY} from '@site/src/data/site';
import {repositoryAddress} from '@site/src/lib/menu';

interface Props {
  readonly className: string | undefined;
  /** Title of the page. */
  readonly title: string;
}

/** Opens the repository’s form for a new issue; renders nothing without a repository. */
export default function ReportLink({className, title}: Props): ReactNode {
  const {repo} = REPOSITORY;
  const [filled, setFilled] = useState<string>();
  if (repo === null) {
    return null;
  }
  const fill = async (): Promise<string | undefined> => {
    const {reportAddress} = await import('./reportAddress');
    const address = await reportAddress(title);
    setFilled(address);
    return address;
  };
  const follow = async (event: MouseEvent): Promise<void> => {
    if (filled === undefined) {
      event.preventDefault();
      window.location.assign((await fill()) ?? repositoryAddress(repo));
    }
  };
  return (
    <li>
      <a
        href={filled ?? repositoryAddress(repo)}
        className={className}
        target="_blank"
        rel="noopener noreferrer"
        // The heading in view and the version are found before the link is followed.
        onPointerEnter={() => void fill()}
        onFocus={() => void fill()}
        onClick={(event) => void follow(event)}
      >
        {TOOL_TEXTS.report}
        <ExternalLinkIcon />
      </a>
    </li>
  );
}
