<?php
/**
 * Reads the dependencies between classes.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

/**
 * Finds the plugin's classes that a PHP file names in its `use` lines and its code. A mention in a comment alone does not count.
 */
final class References {

	/**
	 * Types of the tokens that make up a name: PHP 8 reads `A\B` as one token, PHP 7.4 as three.
	 */
	const PARTS = array( 'T_STRING', 'T_NS_SEPARATOR', 'T_NAME_QUALIFIED', 'T_NAME_FULLY_QUALIFIED' );

	/**
	 * Tokens after which a name does not refer to another class, but to a member, a function, a constant or the class itself.
	 */
	const BEFORE_OTHERS = array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST, T_CLASS, T_INTERFACE, T_NAMESPACE, T_AS, 'T_NULLSAFE_OBJECT_OPERATOR' );

	/**
	 * Returns the plugin's classes that each class uses, without the leading `Hadaya\`.
	 *
	 * @param string[] $sources Code by class, or by another name for a file without a class.
	 * @return array[] Sorted names by class.
	 */
	public static function all( array $sources ): array {
		$used = array();
		foreach ( $sources as $class => $code ) {
			$found = array_intersect( self::named( $code ), array_keys( $sources ) );
			$found = array_values( array_diff( $found, array( $class ) ) );
			sort( $found );
			$used[ $class ] = $found;
		}
		return $used;
	}

	/**
	 * Returns the names in the plugin's namespace that a file uses.
	 *
	 * @param string $code Code.
	 * @return string[]
	 */
	private static function named( string $code ): array {
		$space   = '';
		$aliases = array();
		$found   = array();
		foreach ( self::names( $code ) as list( $before, $name ) ) {
			if ( T_NAMESPACE === $before ) {
				$space = $name;
			} elseif ( T_USE === $before ) {
				// Includes `use` lines that only comments need, because readers need them too.
				$found[] = ltrim( $name, '\\' );
				$aliases[ (string) substr( (string) strrchr( '\\' . $name, '\\' ), 1 ) ] = ltrim( $name, '\\' );
			} elseif ( ! in_array( $before, self::BEFORE_OTHERS, true ) ) {
				$found[] = self::resolve( $name, $space, $aliases );
			}
		}
		$ours = preg_grep( '/^Hadaya\\\\/', array_unique( $found ) );
		return array_map( static fn ( string $name ): string => substr( $name, strlen( 'Hadaya\\' ) ), $ours );
	}

	/**
	 * Resolves a name to the full name of a class, with the file's namespace and `use` lines.
	 *
	 * @param string   $name    Name as it is written.
	 * @param string   $space   Namespace of the file.
	 * @param string[] $aliases Full names in the file's `use` lines, keyed by their last part.
	 * @return string
	 */
	private static function resolve( string $name, string $space, array $aliases ): string {
		if ( '\\' === $name[0] ) {
			return substr( $name, 1 );
		}
		list( $first, $rest ) = array_pad( explode( '\\', $name, 2 ), 2, '' );
		return rtrim( ( $aliases[ $first ] ?? $space . '\\' . $first ) . '\\' . $rest, '\\' );
	}

	/**
	 * Returns the names in the code, each with the type of the preceding token.
	 *
	 * @param string $code Code.
	 * @return array[] Pairs of token kind and name.
	 */
	private static function names( string $code ): array {
		$found  = array();
		$name   = '';
		$before = null;
		foreach ( token_get_all( $code ) as $token ) {
			$kind = is_array( $token ) ? $token[0] : null;
			if ( in_array( $kind, array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) {
				continue;
			}
			if ( null !== $kind && in_array( token_name( $kind ), self::PARTS, true ) ) {
				$name .= $token[1];
				continue;
			}
			if ( '' !== $name ) {
				$found[] = array( $before, $name );
				$name    = '';
			}
			// PHP 7.4 lacks the constant for this token (`?->`), so the token is recognised by its name.
			$before = null !== $kind && 'T_NULLSAFE_OBJECT_OPERATOR' === token_name( $kind ) ? 'T_NULLSAFE_OBJECT_OPERATOR' : $kind;
		}
		return $found;
	}
}
