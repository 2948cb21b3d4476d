/** Event of the document: the visitor's region is another one. */
export const regionChange = 'regionchange'
