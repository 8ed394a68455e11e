/** A colour of the palette as the library of slides takes it: `1A2B3C`. */
export const bareColour = (colour: string): string => colour.replace('#', '').toUpperCase();
