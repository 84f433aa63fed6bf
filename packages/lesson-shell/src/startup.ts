/**
 * What the shell knows before the first command. just-bash draws trees in ASCII and knows no other
 * way, and takes the slash off a pattern for folders: `withFolders` puts this function in its place.
 */
export const STARTUP = `shopt -s expand_aliases
tree() {
  local words=()
  while [ $# -gt 0 ]; do
    case "$1" in
      --charset) shift ;;
      --charset=*) ;;
      *) words+=("$1") ;;
    esac
    shift
  done
  command tree "\${words[@]}"
}
__folders() {
  local name
  for name in $1; do
    case "$name" in
      *' '*) [ -d "$name" ] && folders-with-spaces >&2 ;;
      *) [ -d "$name" ] && echo "$name/" ;;
    esac
  done
}
`;

const QUOTED_OR_FOLDERS = /'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|[\s;|&])([\w./-]*\*)\/(?=$|[\s;|&)])/g;

/** A pattern such as `*` with a slash at its end means folders only. */
export function withFolders(command: string): string {
  return command.includes('<<')
    ? command
    : command.replaceAll(QUOTED_OR_FOLDERS, (word, pattern: string | undefined) =>
        pattern === undefined ? word : `$(__folders '${pattern}')`,
      );
}
