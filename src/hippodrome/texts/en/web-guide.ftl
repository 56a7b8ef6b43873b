# The guided first race; what each mark says is in the catalogue of its game (ticket-gagnant-guide.ftl …).
web-guide-first = First time?
web-guide-offer = Learn in one race
web-guide-resume = Go on with your guided race
web-guide-step = Step { $step } of { $steps }
web-guide-skip = Skip the guide
web-guide-back = One step back
web-guide-next = Next
web-guide-try = Got it
web-guide-end = Play on
