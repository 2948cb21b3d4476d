/** Whether a change brought a whole text rather than one more key: pasted, dropped, corrected or filled in. */
export const isAtOnce = (event: Event): boolean => {
  if (!(event instanceof InputEvent)) return false
  const { inputType, data } = event
  return /^insert(?:From|Replacement)/.test(inputType) || (inputType === 'insertText' && (data?.length ?? 0) > 1)
}

/** Whether the Delete key made a change, and not Backspace. */
export const isForward = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'deleteContentForward'

/** Whether a change was made before anybody listened, and comes as the text that it left. */
export const isBeforeHydration = (event: Event): boolean => !(event instanceof InputEvent)
