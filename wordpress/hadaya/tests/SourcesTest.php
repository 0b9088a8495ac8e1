<?php
/**
 * Tests for the plugin's source files.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * Checks rules for every file of the plugin, on every PHP version.
 */
final class SourcesTest extends TestCase {

	/**
	 * Returns the plugin's files, without tests, by relative path.
	 *
	 * @return string[]
	 */
	private static function files(): array {
		$found = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( (string) $file, strlen( HADAYA_FOLDER ) );
			if ( '.php' === substr( $path, -4 ) && 0 !== strpos( $path, 'tests/' ) ) {
				$found[] = $path;
			}
		}
		sort( $found );
		return $found;
	}

	/**
	 * Returns the plugin's classes, keyed by the file from which the autoloader loads them.
	 *
	 * @return \ReflectionClass[]
	 */
	private static function classes(): array {
		$found = array();
		foreach ( preg_grep( '#^src/.*[A-Z]\w*\.php$#', self::files() ) as $path ) {
			$found[ $path ] = new \ReflectionClass( 'Hadaya\\' . str_replace( '/', '\\', substr( $path, strlen( 'src/' ), -strlen( '.php' ) ) ) );
		}
		return $found;
	}

	public function test_the_running_php_parses_every_file(): void {
		foreach ( self::files() as $path ) {
			$this->assertNotSame( array(), token_get_all( (string) file_get_contents( HADAYA_FOLDER . $path ), TOKEN_PARSE ), $path );
		}
	}

	public function test_every_file_exits_when_opened_by_url(): void {
		foreach ( self::files() as $path ) {
			$this->assertMatchesRegularExpression( "/^defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m", (string) file_get_contents( HADAYA_FOLDER . $path ), $path );
		}
	}

	public function test_every_class_is_in_its_autoload_file(): void {
		foreach ( self::classes() as $path => $class ) {
			$this->assertSame( realpath( HADAYA_FOLDER . $path ), $class->getFileName() );
		}
	}

	/**
	 * PHP reads an unknown type, such as `mixed` on PHP 7.4 or a misspelt one, as the name of a class.
	 */
	public function test_every_class_named_as_a_type_exists(): void {
		foreach ( self::classes() as $path => $class ) {
			foreach ( preg_grep( '/^Hadaya/', self::types( $class ) ) as $type ) {
				$this->assertTrue( class_exists( $type ) || interface_exists( $type ), "$path names $type" );
			}
		}
	}

	/**
	 * PHP 7.4 cannot declare a union type, `mixed` or `null`, so functions that return these document the type in `@return`.
	 */
	public function test_every_function_declares_or_documents_its_return_type(): void {
		foreach ( self::files() as $path ) {
			$this->assertSame( array(), self::untyped( (string) file_get_contents( HADAYA_FOLDER . $path ) ), $path );
		}
	}

	/**
	 * Checks `untyped()` with functions that declare, document or lack a return type.
	 *
	 * @dataProvider functions
	 */
	public function test_finds_a_missing_return_type( string $code, array $expected ): void {
		$this->assertSame( $expected, self::untyped( '<?php ' . $code ) );
	}

	/**
	 * @return array[]
	 */
	public function functions(): array {
		return array(
			'a method'               => array( 'class A { public static function b( $c = array() ) { } }', array( 'b' ) ),
			'a function by reference' => array( 'function &b() { }', array( 'b' ) ),
			'one type in the comment' => array( '/** @return string */ function b() { }', array( 'b' ) ),
			'an abstract method'     => array( 'abstract class A { abstract function b(); }', array( 'b' ) ),
			'a declared type'        => array( 'function b( array $c = array( 1 ) ): ?array { }', array() ),
			'several types'          => array( '/** @return string|false */ function b() { }', array() ),
			'any type'               => array( '/** @return mixed Value. */ function b() { }', array() ),
			'the comment of another' => array( '/** @return mixed */ function a() { } function b() { }', array( 'b' ) ),
			'a constructor'          => array( 'class A { function __construct() { } }', array() ),
			'a script in a text'     => array( '$a = "function b() { }";', array() ),
		);
	}

	/**
	 * Returns the names of functions and methods that neither declare a return type nor document one that PHP 7.4 cannot declare.
	 *
	 * @return string[]
	 */
	private static function untyped( string $code ): array {
		$found = array();
		$doc   = '';
		$name  = '';
		$depth = 0;
		$last  = null;
		foreach ( token_get_all( $code ) as $token ) {
			list( $kind, $text ) = is_array( $token ) ? $token : array( null, $token );
			if ( T_WHITESPACE === $kind || T_COMMENT === $kind || '&' === $text ) {
				continue;
			}
			if ( T_DOC_COMMENT === $kind ) {
				$doc = $text;
			} elseif ( T_FUNCTION === $last && T_STRING === $kind ) {
				$name = $text;
			} elseif ( '' !== $name && ( '(' === $text || ')' === $text ) ) {
				$depth += '(' === $text ? 1 : -1;
			} elseif ( 0 === $depth && ( '{' === $text || ';' === $text || ':' === $text ) ) {
				if ( '' !== $name && ':' !== $text && '__construct' !== $name && 1 !== preg_match( '/@return (?:mixed\b|null\b|(?:\S|(?<=[,:]) )+\|\S)/', $doc ) ) {
					$found[] = $name;
				}
				$name = '';
				$doc  = '';
			}
			$last = $kind;
		}
		return $found;
	}

	/**
	 * Returns the types that a class names in its properties and methods.
	 *
	 * @return string[]
	 */
	private static function types( \ReflectionClass $class ): array {
		$types = array();
		foreach ( $class->getProperties() as $property ) {
			$types[] = $property->getType();
		}
		foreach ( $class->getMethods() as $method ) {
			$types[] = $method->getReturnType();
			foreach ( $method->getParameters() as $parameter ) {
				$types[] = $parameter->getType();
			}
		}
		$names = array();
		foreach ( array_filter( $types ) as $type ) {
			if ( $type instanceof \ReflectionNamedType && ! $type->isBuiltin() ) {
				$names[] = $type->getName();
			}
		}
		return array_values( array_unique( $names ) );
	}
}
