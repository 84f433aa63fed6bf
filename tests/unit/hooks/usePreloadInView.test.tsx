/** @jest-environment jsdom */
import {useRef} from 'react';
import {render, waitFor} from '@testing-library/react';
import {usePreloadInView} from '../../../src/hooks/usePreloadInView';
import {mockIntersections} from '../../helpers/intersections';

const preload = jest.fn();

function Probe({path}: {readonly path: string | undefined}) {
  const place = useRef<HTMLDivElement>(null);
  usePreloadInView(place, path);
  return <div ref={place} />;
}

beforeEach(() => {
  preload.mockReset().mockReturnValue(false);
  Object.assign(window, {docusaurus: {preload}});
});

it('readies a page once, when its link comes into view', async () => {
  const watches = mockIntersections();
  render(<Probe path="/b/" />);
  watches[0]!.tell(false);
  expect(watches[0]!.isOn).toBe(true);
  watches[0]!.tell(true);
  expect(watches[0]!.isOn).toBe(false);
  await waitFor(() => expect(preload.mock.calls).toEqual([['/b/']]));
});

it('reports a page that does not load, and goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const error = new Error('gone');
  preload.mockReturnValue(Promise.reject(error));
  const watches = mockIntersections();
  render(<Probe path="/b/" />);
  watches[0]!.tell(true);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Cannot load /b/ ahead of time', error));
  warn.mockRestore();
});

it('watches nothing without a page, and stops when the link goes', () => {
  const watches = mockIntersections();
  const {rerender, unmount} = render(<Probe path={undefined} />);
  expect(watches).toEqual([]);
  rerender(<Probe path="/b/" />);
  unmount();
  expect(watches.map(({isOn}) => isOn)).toEqual([false]);
});

it('loads nothing ahead for readers who save data', () => {
  const watches = mockIntersections();
  Object.assign(navigator, {connection: {saveData: true}});
  render(<Probe path="/b/" />);
  Object.assign(navigator, {connection: undefined});
  expect(watches).toEqual([]);
});
