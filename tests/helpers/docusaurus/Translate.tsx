import type {ReactNode} from 'react';

export default function Translate({children}: {readonly children: string}): ReactNode {
  return children;
}

export function translate({message = ''}: {readonly message?: string}): string {
  return message;
}
