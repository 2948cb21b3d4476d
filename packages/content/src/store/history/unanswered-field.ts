/** In the body of a save: what the same form has sent before in saves that were not answered, and may have been done. */
export const unansweredField = 'unansweredSaves'
