<?php
/**
 * Reads the dependencies between classes.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

/**
 * Finds the classes of the plugin that a PHP file names, in its `use` lines and in its code. A comment alone counts for nothing.
 */
final class References {

	/**
	 * Parts of a name: PHP 8 reads `A\B` as one token, PHP 7.4 as three.
	 */
	const PARTS = array( 'T_STRING', 'T_NS_SEPARATOR', 'T_NAME_QUALIFIED', 'T_NAME_FULLY_QUALIFIED' );

	/**
	 * A name after one of these is not a class: a member, a function, a constant, the class itself.
	 */
	const BEFORE_OTHERS = array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_CONST, T_CLASS, T_INTERFACE, T_NAMESPACE, T_AS, 'T_NULLSAFE_OBJECT_OPERATOR' );

	/**
	 * Classes of the plugin that each class uses, without the leading `Hadaya\`.
	 *
	 * @param string[] $sources Code by class, or by another name for a file without one.
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
	 * Names of the plugin's namespace in a file.
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
				// Includes names in comments: a reader needs to know them.
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
	 * The full name.
	 *
	 * @param string   $name    Name as it is written.
	 * @param string   $space   Namespace of the file.
	 * @param string[] $aliases Full names of its `use` lines by their last part.
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
	 * Names with the kind of the token before each.
	 *
	 * @param string $code Code.
	 * @return array[] Pairs.
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
			// PHP 7.4 has no such token, so it is recognised by its name.
			$before = null !== $kind && 'T_NULLSAFE_OBJECT_OPERATOR' === token_name( $kind ) ? 'T_NULLSAFE_OBJECT_OPERATOR' : $kind;
		}
		return $found;
	}
}
