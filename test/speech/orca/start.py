# Starts Orca beside another Orca: it refuses to start when a process of that name runs.
import sys

source = open("/usr/bin/orca").read()
names = {"__name__": "orca_start", "__file__": "/usr/bin/orca"}
exec(compile(source, "/usr/bin/orca", "exec"), names)
names["otherOrcas"] = lambda: []
sys.exit(names["main"]())
