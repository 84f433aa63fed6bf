/** Outlines on a 24-pixel grid, drawn with a stroke of 2. */
export const ICONS = {
  home: 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  enlarge: 'M14 4h6v6M20 4l-6 6M10 20H4v-6M4 20l6-6',
  chevron: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 21 21',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  check: 'M4 12.5 10 18 20 6',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  play: 'M7 4v16l13-8z',
  flask: 'M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.3 2h12.4a1.5 1.5 0 0 0 1.3-2L14 9V3M7 15h10',
  alert: 'M12 3 2 20h20zM12 9v5M12 17v.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 19V5M20 19v2H6',
} as const;

export type IconName = keyof typeof ICONS;
