# Orca loads this from its settings folder (orca -u). All speech goes to a file of JSON lines instead of a synthesizer.
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from orca import settings

settings.speechServerFactory = "recordspeech"
settings.speechFactoryModules = ["recordspeech"]
settings.enableBraille = False
settings.enableSound = False
# What a person types is not the page's speech.
settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enablePositionSpeaking = True
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = True
