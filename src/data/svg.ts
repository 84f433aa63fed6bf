const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Elements that a drawing may contain. */
export const SVG_ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon text tspan textPath use image
  defs symbol linearGradient radialGradient stop pattern clipPath mask marker filter
  feDropShadow feGaussianBlur feOffset feBlend feFlood feMerge feMergeNode
`);

/** Attributes that those elements may have, spelled as in hast; links and ids are checked separately. */
export const SVG_ATTRIBUTES = words(`
  x y x1 y1 x2 y2 cx cy r rx ry dx dy d points width height viewBox transform rotate
  preserveAspectRatio pathLength role lang version xmlns xmlnsXLink xmlSpace className style
  offset gradientUnits gradientTransform spreadMethod fx fy patternUnits in in2
  stdDeviation result mode filterUnits clipPathUnits maskUnits primitiveUnits
  refX refY orient markerWidth markerHeight markerUnits textLength lengthAdjust
  color fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeLineCap strokeLineJoin
  strokeMiterLimit strokeDashArray strokeDashOffset opacity stopColor stopOpacity floodColor
  floodOpacity clipRule paintOrder vectorEffect visibility display
  fontFamily fontSize fontStyle fontWeight textAnchor textDecoration dominantBaseline
  alignmentBaseline baselineShift letterSpacing wordSpacing writingMode
  clipPath mask filter markerStart markerMid markerEnd
  ariaHidden ariaLabel ariaLabelledBy ariaDescribedBy focusable dataStep
`);

/** Elements that have no purpose in an inline drawing, so they are removed together with their text. */
export const SVG_LEFT_OUT = ['title', 'desc', 'metadata'];
