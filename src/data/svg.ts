const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Elements that a drawing may be made of. */
export const SVG_ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon text tspan textPath use image
  defs symbol linearGradient radialGradient stop pattern clipPath mask marker filter
  feDropShadow feGaussianBlur feOffset feBlend feFlood feMerge feMergeNode
`);

/** Their attributes, in the spelling of hast; links and ids are judged by themselves. */
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
  ariaHidden ariaLabel ariaLabelledBy ariaDescribedBy focusable
`);

/** Elements that say nothing once the drawing stands in a page; they go, with their text. */
export const SVG_LEFT_OUT = ['title', 'desc', 'metadata'];
