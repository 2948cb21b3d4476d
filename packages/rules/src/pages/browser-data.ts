/** Address, below its language, of the page that lists what a visitor's browser keeps (D-AUD-9). */
export const browserDataPath = '/browser-data/'
