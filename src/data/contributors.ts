/**
 * Names of Git’s log that are no people, so that no page shows them: build robots, and the committer of the import
 * that the history begins with. They are compared after `.mailmap` has been applied.
 */
export const NOT_CONTRIBUTORS: readonly RegExp[] = [
  /\[bot\]$/,
  /^(?:dependabot|renovate|github-actions|semantic-release-bot|netlify|root)$/i,
  /^Seed [\da-f]+ maintainers$/,
];
