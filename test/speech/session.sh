#!/bin/bash
# session.sh <command …>: runs a command with a screen, a window manager and Orca, which writes its speech to $SPEECH_LOG.
here=$(dirname "$(readlink -f "$0")")
if [ "$IN_SESSION" != yes ]; then
  export IN_SESSION=yes WORK SPEECH_LOG
  WORK=$(mktemp -d -t tradefront-speech.XXXXXX)
  SPEECH_LOG=$WORK/speech.jsonl
  : >"$SPEECH_LOG"
  # Display numbers of parallel sessions differ.
  xvfb-run -a -n $((100 + $$ % 800)) -s '-screen 0 1280x1000x24 -nolisten tcp' dbus-run-session -- "$0" "$@"
  result=$?
  rm -rf "$WORK"
  exit $result
fi

export GNOME_ACCESSIBILITY=1 NO_AT_BRIDGE=0 GTK_MODULES=gail:atk-bridge QT_ACCESSIBILITY=1
export HOME=$WORK/home XDG_RUNTIME_DIR=$WORK/run LANG=C.UTF-8 LC_ALL=C.UTF-8
mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
chmod 700 "$XDG_RUNTIME_DIR"
started=()
# A window that opens before the window manager answers gets no focus. Now and then one never answers.
start_window_manager() {
  openbox --replace --config-file "$here/orca/openbox.xml" >>"$WORK/openbox.log" 2>&1 & started+=($!)
  for _ in $(seq 50); do xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q window && return; sleep 0.2; done
  return 1
}
start_window_manager || start_window_manager || cat "$WORK/openbox.log" >&2
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 >"$WORK/at-spi.log" 2>&1 & started+=($!)
cp -r "$here/orca" "$WORK/settings"
/usr/bin/python3 "$here/orca/start.py" -u "$WORK/settings" >"$WORK/orca.log" 2>&1 & started+=($!)
for _ in $(seq 300); do grep -q '"say"' "$SPEECH_LOG" && break; sleep 0.2; done
if grep -q '"say"' "$SPEECH_LOG"; then
  "$@"
  result=$?
else
  echo 'Orca did not start' >&2
  cat "$WORK/orca.log" >&2
  result=3
fi
kill "${started[@]}" 2>/dev/null
exit $result
