const brokenLinks = {collectAnchor: jest.fn(), collectLink: jest.fn()};

/** Collects what the build checks; tests ask whether something was collected. */
export default function useBrokenLinks() {
  return brokenLinks;
}
