/** Where a form's save is refused: `refused` comes before the form itself learns of it. */
export const refusedSaves = new EventTarget()
