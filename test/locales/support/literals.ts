import ts from 'typescript';

const nameOf = (name: ts.PropertyName): string => (ts.isComputedPropertyName(name) ? name.getText() : name.text);

/**
 * The string literals of a source file with the path to each: its variable, and the property names and array indices
 * around it, joined by dots.
 */
export function literalsOf(source: string): readonly (readonly [path: string, text: string])[] {
  const found: [string, string][] = [];
  const visit = (node: ts.Node, path: readonly (string | number)[]): void => {
    if (ts.isStringLiteralLike(node)) found.push([path.join('.'), node.text]);
    else if (ts.isPropertyAssignment(node)) visit(node.initializer, [...path, nameOf(node.name)]);
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      visit(node.initializer, [...path, node.name.text]);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach((element, at) => visit(element, [...path, at]));
    else ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true), []);
  return found;
}
