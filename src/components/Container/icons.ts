import type {IconName} from '@site/src/components/Icon/icons';

/** The icon before each type of container's title. */
export const CONTAINER_ICONS: Readonly<Record<string, IconName | undefined>> = {
  note: 'info',
  info: 'info',
  tip: 'info',
  warning: 'alert',
  danger: 'alert',
  older: 'clock',
  try: 'code',
  watch: 'play',
  lab: 'flask',
  challenge: 'alert',
  sources: 'book',
};
