import React, {useEffect, useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import SmartLink from '@site/src/components/SmartLink';
import type {SidebarNode} from '@site/src/data/page';
import {useBranch} from '@site/src/hooks/useBranch';
import {useIsDone} from '@site/src/hooks/useReader';
import {isActiveNode, isCurrentNode} from '@site/src/lib/sidebar';
import styles from './styles.module.css';

export interface Props {
  readonly nodes: readonly SidebarNode[];
  readonly path: string;
  /** Hash of the current heading, including the `#`; empty at the top of the page. */
  readonly hash: string;
  readonly level?: number;
}

/** A nested list of links and collapsible groups. */
export default function SidebarTree({nodes, path, hash, level = 1}: Props): ReactNode {
  return (
    <ul className={clsx(styles.list, level === 1 && styles.top)}>
      {nodes.map((node) => (
        <li key={`${node.text} ${node.link ?? ''}`}>
          <Node node={node} path={path} hash={hash} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface NodeProps {
  readonly node: SidebarNode;
  readonly path: string;
  readonly hash: string;
  readonly level: number;
}

function Node({node, path, hash, level}: NodeProps): ReactNode {
  const {children, collapsible} = node;
  if (children !== undefined && collapsible === true) {
    return <Group node={node} path={path} hash={hash} level={level} />;
  }
  return (
    <>
      <Label node={node} path={path} hash={hash} level={level} />
      {children && <SidebarTree nodes={children} path={path} hash={hash} level={level + 1} />}
    </>
  );
}

function Label({node, path, hash, level}: NodeProps): ReactNode {
  const {text, link} = node;
  const isActive = isActiveNode(node, path, hash);
  const isAnchor = link?.includes('#') === true;
  const isDone = useIsDone(link);
  const className = clsx(
    styles.item,
    isActive && styles.active,
    level === 1 && styles.heading,
    isAnchor && styles.anchor,
  );
  if (link === undefined) {
    return <p className={className}>{text}</p>;
  }
  const isCurrent = isCurrentNode(node, path, hash);
  return (
    <SmartLink
      href={link}
      className={className}
      aria-current={isCurrent ? (isAnchor ? 'location' : 'page') : undefined}
      data-done={isDone ? '' : undefined}
      data-active={isCurrent && isAnchor ? '' : undefined}
    >
      {text}
    </SmartLink>
  );
}

/** Open when it contains the current page, which is checked again after every navigation. */
function Group({node, path, hash, level}: NodeProps): ReactNode {
  const id = useId();
  const isActive = isActiveNode(node, path, hash);
  const [isOpen, setOpen] = useState(isActive);
  useEffect(() => setOpen(isActive), [isActive, path, hash]);
  const toggle = (): void => setOpen((value) => !value);
  const {text, link} = node;
  const children = useBranch(node, isOpen);
  const arrow = <Icon name="chevron" className={clsx(styles.arrow, isOpen && styles.down)} />;
  return (
    <>
      {link === undefined ? (
        <button
          type="button"
          className={clsx(
            styles.item,
            styles.button,
            isActive && styles.active,
            level === 1 && styles.heading,
          )}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {text}
          {arrow}
        </button>
      ) : (
        <div className={styles.row}>
          <Label node={node} path={path} hash={hash} level={level} />
          <button
            type="button"
            className={styles.toggle}
            aria-label={text}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            {arrow}
          </button>
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && <SidebarTree nodes={children} path={path} hash={hash} level={level + 1} />}
      </div>
    </>
  );
}
