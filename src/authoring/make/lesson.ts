import {COURSES, MODULES, addressOfFile} from '../../lib/address';
import {groupOf, readingOrder} from '../../sources/readingOrder';
import type {Portal} from '../../sources/model';
import {coursePageText, lessonText} from './lessonText';
import {CannotMake, checkName, titleOf, type Plan} from './plan';

/** Plans a new page at a path such as `modules/css/css-grid/subgrid`. */
export function planLesson(target: string, portal: Portal, givenTitle?: string): Plan {
  const bare = target
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?\.(?:mdx?|html?)$/i, '');
  const [root, area, ...rest] = bare.split('/');
  if (
    (root !== MODULES && root !== COURSES) ||
    area === undefined ||
    (root === COURSES && rest.length === 0)
  ) {
    throw new CannotMake(
      `a page has to be in modules/<topic>/ or courses/<code>/, not at ${target}`,
    );
  }
  if (root === COURSES && portal.courses.every(({id}) => id !== area)) {
    throw new CannotMake(
      `there is no course ${area}; create it with npm run new -- course ${area}`,
    );
  }
  [area, ...rest].forEach(checkName);
  const file = /(?:\/|\/index\.(?:mdx?|html?))$/i.test(target) ? `${bare}/index.md` : `${bare}.md`;
  const taken = portal.files.find(
    (path) => path === file || path === `${bare}/index.md` || path === `${bare}.md`,
  );
  if (taken !== undefined) {
    throw new CannotMake(`${taken} already exists`);
  }
  const {address} = addressOfFile(file)!;
  const name = rest.at(-1) ?? area;
  const title =
    givenTitle ?? portal.wanted.find((page) => page.address === address)?.title ?? titleOf(name);
  const order = orderFor(file, address, portal);
  const text = root === MODULES ? lessonText(title, order, name) : coursePageText(title, order);
  return {
    files: {[file]: text},
    changed: {},
    notes: [
      `${file} is a draft at ${address}: you can see it with npm start, but it is not published`,
      'replace each comment with the text that it asks for, then remove draft: true',
      `npm run check:content -- ${file} lists what is missing`,
    ],
  };
}

/** An order after the last page of the same folder, and before whatever follows it in the reading order. */
function orderFor(file: string, address: string, {pages}: Portal): number {
  const group = groupOf({address});
  const members = readingOrder(pages.filter((page) => groupOf(page) === group));
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const last = members.map(({path}) => path.startsWith(folder)).lastIndexOf(true);
  const before = members[last === -1 ? members.length - 1 : last]?.frontMatter.order ?? 0;
  const after = last === -1 ? undefined : members[last + 1]?.frontMatter.order;
  return after === undefined
    ? Math.floor(before) + 1
    : Math.round(((before + after) / 2) * 1000) / 1000;
}
