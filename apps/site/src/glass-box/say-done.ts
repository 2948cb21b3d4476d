/** Says in the control, to everybody who sees or hears it, what its pressed button has done (D-AUD-9). */
export const sayDone = (box: Element, { dataset }: HTMLElement): void =>
  box.querySelector('[data-done]')?.replaceChildren(dataset['said'] ?? '')
