/** A state or hours in our own words behind the name of a part of a branch: "Drive-thru: closed". */
export const partText = (name: string, text: string): string => `${name}: ${text.replace(/./, (sign) => sign.toLowerCase())}`
