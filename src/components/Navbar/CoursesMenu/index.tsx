import React, {type ReactNode} from 'react';
import Dropdown from '@site/src/components/Navbar/Dropdown';
import {THEME} from '@site/src/data/site';
import {useAnchor} from '@site/src/hooks/useAnchor';
import {useCurrentArea} from '@site/src/hooks/useCurrentArea';
import {useCourses} from '@site/src/hooks/usePortal';
import {useShownPath} from '@site/src/hooks/useShownPath';
import {counterpartOf} from '@site/src/lib/currentCourse';

/** Links to the same page in each other course, or to that course's home page if it has no such page. */
export default function CoursesMenu({stacked}: {readonly stacked: boolean}): ReactNode {
  const courses = useCourses();
  const location = {pathname: useShownPath(), hash: useAnchor()};
  const here = useCurrentArea();
  return (
    <Dropdown
      text={THEME.selectLanguageText}
      listLabel={THEME.selectLanguageAriaLabel}
      stacked={stacked}
      items={courses.map((course) => ({
        text: course.code,
        ariaLabel: `${course.code} ${course.title}`,
        link: counterpartOf(location, here, course),
      }))}
    />
  );
}
