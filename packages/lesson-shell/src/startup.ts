import {refusal} from './refusal';

const LEFT_OUT = refusal('$1 $2');

/** The folders of `pushd` below the present one, a line each, are kept in a variable. */
const STACK = `__dirs() {
  local line text= number=0 layout="$1"
  case "$1" in
    ''|-v|-p) ;;
    -c) __FOLDERS=; return ;;
    *) __left_out dirs "$1"; return 1 ;;
  esac
  while IFS= read -r line; do
    case "$line" in "$HOME"|"$HOME"/*) line="~\${line#"$HOME"}" ;; esac
    case "$layout" in
      -v) printf '%2d  %s\\n' "$number" "$line" ;;
      -p) printf '%s\\n' "$line" ;;
      *) text="$text\${text:+ }$line" ;;
    esac
    number=$((number + 1))
  done <<< "$PWD\${__FOLDERS:+
}$__FOLDERS"
  [ "$layout" = '' ] && echo "$text"
  return 0
}
__left_out() { echo "${LEFT_OUT}" >&2; }
__below() {
  case "$__FOLDERS" in
    *'
'*) echo "\${__FOLDERS#*
}" ;;
  esac
}
__enter() {
  if [ ! -e "$2" ]; then echo "bash: $1: $2: No such file or directory" >&2; return 1; fi
  if [ ! -d "$2" ]; then echo "bash: $1: $2: Not a directory" >&2; return 1; fi
  cd -- "$2"
}
__pushd() {
  local here="$PWD" below
  case "$1" in
    [-+]?*) __left_out pushd "$1"; return 1 ;;
  esac
  if [ $# -gt 1 ]; then echo "bash: pushd: too many arguments" >&2; return 1; fi
  if [ $# -eq 0 ]; then
    if [ -z "$__FOLDERS" ]; then echo "bash: pushd: no other directory" >&2; return 1; fi
    below=$(__below)
    __enter pushd "\${__FOLDERS%%
*}" || return 1
    __FOLDERS="$here\${below:+
}$below"
  else
    __enter pushd "$1" || return 1
    __FOLDERS="$here\${__FOLDERS:+
}$__FOLDERS"
  fi
  __dirs
}
__popd() {
  local below
  if [ $# -gt 0 ]; then __left_out popd "$1"; return 1; fi
  if [ -z "$__FOLDERS" ]; then echo "bash: popd: directory stack empty" >&2; return 1; fi
  below=$(__below)
  __enter popd "\${__FOLDERS%%
*}" || return 1
  __FOLDERS="$below"
  __dirs
}
`;

/**
 * What the shell knows before the first command. just-bash draws trees in ASCII and knows no other
 * way, and takes the slash off a pattern for folders: `withFolders` puts this function in its place.
 */
export const STARTUP = `${STACK}shopt -s expand_aliases
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
  local name found=
  for name in $1; do
    case "$name" in
      *' '*) [ -d "$name" ] && found=yes && folders-with-spaces >&2 ;;
      *) [ -d "$name" ] && found=yes && echo "$name/" ;;
    esac
  done
  [ -n "$found" ] || folders-without-match >&2
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
