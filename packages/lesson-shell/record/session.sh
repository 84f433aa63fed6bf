# The start of a recording session: a shell that has the clock of the lessons.
# Sourced by an interactive bash whose standard output and error are the recording.
export HOME=/home/student USER=student LOGNAME=student SHELL=/bin/bash TERM=dumb TZ=America/Toronto
export LC_ALL="$LESSON_LOCALE" GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_EDITOR=: GIT_PAGER=cat
PATH=/usr/bin:/bin
cd || exit
__clock=1788872400

# Git decorates its log on a terminal only; here, the recording is the terminal.
git() {
  local options=()
  case "$1" in
    config) ;;
    *)
      if [ /proc/self/fd/1 -ef "/proc/$$/fd/9" ]; then
        options=(-c log.decorate=short)
        [ -n "$LESSON_COLOURS" ] && options+=(-c color.ui=always)
      fi
      ;;
  esac
  GIT_AUTHOR_DATE="$__clock -0400" GIT_COMMITTER_DATE="$__clock -0400" \
    command git "${options[@]}" "$@"
  local code=$?
  case "$1" in
    commit | merge | revert | cherry-pick | pull | rebase | stash)
      [ "$(command git log -1 --format=%ct 2>/dev/null)" = "$__clock" ] && __clock=$((__clock + 60))
      ;;
  esac
  return $code
}

# On a terminal, the aliases of Debian ask for colours.
if [ -n "$LESSON_COLOURS" ]; then
  eval "$(TERM=xterm-256color dircolors -b)"
  for __name in ls grep egrep fgrep; do
    eval "$__name() {
      local options=()
      [ /proc/self/fd/1 -ef /proc/\$\$/fd/9 ] && options=(--color=always)
      command $__name \"\${options[@]}\" \"\$@\"
    }"
  done
fi

date() {
  command date -d "@$__clock" "$@"
}

# Before a long listing, every file gets the time of the lesson.
__settle() {
  local code=$?
  find "$HOME" -exec touch -h -d "@$__clock" {} +
  return $code
}

exec 9>&1
PS1= PS2= PROMPT_COMMAND='printf "%s\n" "$__MARK"'
# Only what a transcript types is in the history: not what the recorder types before each line.
HISTFILE= HISTCONTROL= HISTIGNORE='(exit $\?):__settle'
set +m +H -o history
history -c
