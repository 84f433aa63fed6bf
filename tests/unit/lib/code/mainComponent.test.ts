import {mainComponent, mountsItself} from '../../../../src/lib/code/mainComponent';

describe('mainComponent', () => {
  it.each([
    ['function Film() {}\nfunction App() {}\nfunction Last() {}', 'App'],
    ['function Film() {}\nconst List = () => null;', 'List'],
    ['export default function Film() {}\nfunction App() {}', undefined],
    ['const films = [];', undefined],
  ])('%j: %s', (code, expected) => {
    expect(mainComponent(code)).toBe(expected);
  });
});

describe('mountsItself', () => {
  it.each([
    ["createRoot(document.getElementById('root')).render(<App />);", true],
    ["createApp(App).mount('#app');", true],
    ['export default function App() {}', false],
  ])('%s: %s', (code, expected) => {
    expect(mountsItself(code)).toBe(expected);
  });
});
