/**
 * Copies a text; `shown` is the element that shows it. Where the clipboard is not allowed the older way is tried, which asks for no
 * permission. Returns false when neither works; the text is selected then, ready to be copied by hand.
 */
export const copyText = async (text: string, shown: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const selection = getSelection()
    selection?.selectAllChildren(shown)
    const isCopied = document.execCommand('copy')
    if (isCopied) selection?.removeAllRanges()
    return isCopied
  }
}
