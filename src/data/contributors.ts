/**
 * Names in Git's log that are not people, so that no page lists them: build robots, and the committer of the
 * import at the start of the history. They are compared after `.mailmap` has been applied.
 */
export const NOT_CONTRIBUTORS: readonly RegExp[] = [
  /\[bot\]$/,
  /^(?:dependabot|renovate|github-actions|semantic-release-bot|netlify|root)$/i,
  /^Seed [\da-f]+ maintainers$/,
];
