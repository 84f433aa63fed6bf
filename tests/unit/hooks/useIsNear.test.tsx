/** @jest-environment jsdom */
import {useRef} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {act, render, screen} from '@testing-library/react';
import {useIsNear} from '../../../src/hooks/useIsNear';
import {mockIntersections} from '../../helpers/intersections';

function Probe() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useIsNear(place) ? 'near' : 'far'}</div>;
}

afterEach(() => jest.mocked(useIsBrowser).mockReturnValue(true));

it('is far until the element comes near, and near from then on', () => {
  const watches = mockIntersections();
  render(<Probe />);
  screen.getByText('far');
  act(() => watches[0]!.tell(false));
  screen.getByText('far');
  act(() => watches[0]!.tell(true));
  screen.getByText('near');
  expect(watches.map(({isOn}) => isOn)).toEqual([false]);
});

it('is near in the page as shipped, and watches nothing', () => {
  jest.mocked(useIsBrowser).mockReturnValue(false);
  const watches = mockIntersections();
  render(<Probe />);
  screen.getByText('near');
  expect(watches).toEqual([]);
});

it('stops watching when the element goes', () => {
  const watches = mockIntersections();
  const {unmount} = render(<Probe />);
  unmount();
  expect(watches.map(({isOn}) => isOn)).toEqual([false]);
});
