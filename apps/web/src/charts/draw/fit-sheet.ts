/** A drawing has the width of the window; a sheet is narrower, and lays it out without asking for another. */
export const fitSheet = (svg: SVGSVGElement): void =>
  svg.setAttribute('viewBox', `0 0 ${svg.width.baseVal.value} ${svg.height.baseVal.value}`);
