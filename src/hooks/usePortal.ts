import {usePluginData} from '@docusaurus/useGlobalData';
import type {CourseArea, PortalData} from '@site/src/data/areas';

/** The data that the portal's plugin provides to every page. */
function usePortal(): PortalData {
  return usePluginData('portal') as PortalData;
}

/** All courses, sorted by code. */
export function useCourses(): readonly CourseArea[] {
  return usePortal().courses;
}
