/** Whether a click opens another tab or window, or saves the file. */
export const leavesWindow = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent) =>
  button || metaKey || ctrlKey || altKey || shiftKey
