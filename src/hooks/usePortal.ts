import {usePluginData} from '@docusaurus/useGlobalData';
import type {CourseArea, PortalData} from '@site/src/data/areas';

/** What the portal’s plugin tells every page. */
function usePortal(): PortalData {
  return usePluginData('portal') as PortalData;
}

/** All courses, in code order. */
export function useCourses(): readonly CourseArea[] {
  return usePortal().courses;
}
