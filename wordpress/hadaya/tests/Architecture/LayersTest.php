<?php
/**
 * Tests for the layers of the plugin's folders.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Architecture;

use Hadaya\Tests\TestCase;

/**
 * Checks that the folders of `src` are layered: a class uses only its own folder and lower ones. `docs/architecture.md` shows the layers.
 */
final class LayersTest extends TestCase {

	/**
	 * Folders and classes of `src`, lowest first. Within a row, a folder may use only earlier folders.
	 */
	const ROWS = array(
		'the ground'       => array( 'Container', 'Support', 'Jobs', 'Languages', 'Settings', 'Http', 'Page' ),
		'the things'       => array( 'Assets', 'Swap', 'Blocks', 'Uploads', 'Widgets', 'ContactBlock', 'ProductButton', 'Leads' ),
		'what happens'     => array( 'Statistics', 'WayBack', 'Mail', 'Webhook', 'Spam', 'Form', 'Quote', 'Move', 'Chaty', 'Joinchat', 'ClickToChat' ),
		'what owners use'  => array( 'Inbox', 'Rest', 'Admin', 'Health' ),
		'the entry points' => array( 'Hooks', 'Plugin' ),
	);

	/**
	 * Files outside `src` that count as classes.
	 */
	const ENTRIES = array( 'hadaya.php', 'uninstall.php' );

	/**
	 * Returns the classes that each class of `src` and each entry file uses.
	 *
	 * @return array[]
	 */
	private static function classes(): array {
		static $used = null;
		if ( null === $used ) {
			$sources = array();
			foreach ( self::ENTRIES as $entry ) {
				$sources[ $entry ] = (string) file_get_contents( HADAYA_FOLDER . $entry );
			}
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER . 'src', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( 1 === preg_match( '#/src/(.*[A-Z]\w*)\.php$#', (string) $file, $found ) ) {
					$sources[ str_replace( '/', '\\', $found[1] ) ] = (string) file_get_contents( (string) $file );
				}
			}
			ksort( $sources );
			$used = References::all( $sources );
		}
		return $used;
	}

	/**
	 * Returns the dependencies between classes of different folders, such as `Form\Texts > Leads\Lead`.
	 *
	 * @param array[] $classes Classes and their references.
	 * @return array[] The two folders, by dependency.
	 */
	private static function arrows( array $classes ): array {
		$arrows = array();
		foreach ( array_diff_key( $classes, array_flip( self::ENTRIES ) ) as $class => $used ) {
			foreach ( $used as $other ) {
				$folders = array( self::folder( $class ), self::folder( $other ) );
				if ( $folders[0] !== $folders[1] ) {
					$arrows[ $class . ' > ' . $other ] = $folders;
				}
			}
		}
		return $arrows;
	}

	private static function folder( string $class ): string {
		return explode( '\\', $class )[0];
	}

	/**
	 * Returns the dependencies on folders that come later in `ROWS`, where only earlier folders may be used.
	 *
	 * @param array[] $classes Classes and their references.
	 * @return string[]
	 */
	private static function upward( array $classes ): array {
		$heights = array_flip( array_merge( ...array_values( self::ROWS ) ) );
		return array_keys( array_filter( self::arrows( $classes ), static fn ( array $pair ): bool => $heights[ $pair[0] ] <= $heights[ $pair[1] ] ) );
	}

	/**
	 * Returns pairs of folders that use each other.
	 *
	 * @param array[] $classes Classes and their references.
	 * @return string[]
	 */
	private static function mutual( array $classes ): array {
		$pairs = array();
		foreach ( self::arrows( $classes ) as list( $from, $to ) ) {
			$pairs[ $from . ' and ' . $to ] = $to . ' and ' . $from;
		}
		return array_values( array_filter( array_intersect( $pairs, array_keys( $pairs ) ), static fn ( string $pair ): bool => $pair < $pairs[ $pair ] ) );
	}

	/**
	 * Returns the classes that neither another class nor an entry file uses.
	 *
	 * @param array[] $classes Classes and their references.
	 * @return string[]
	 */
	private static function unused( array $classes ): array {
		return array_values( array_diff( array_keys( $classes ), array_merge( ...array_values( $classes ) ), self::ENTRIES ) );
	}

	public function test_every_folder_belongs_to_a_layer(): void {
		$folders = array_values( array_unique( array_map( array( __CLASS__, 'folder' ), array_diff( array_keys( self::classes() ), self::ENTRIES ) ) ) );
		$listed  = array_merge( ...array_values( self::ROWS ) );
		$this->assertSame( array(), array_values( array_diff( $folders, $listed ) ), 'These have no place in the rows.' );
	}

	public function test_the_diagram_in_the_docs_lists_the_same_layers(): void {
		$picture = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/plugin-rows.svg' );
		preg_match_all( '#<text[^>]*>([^<]+)</text>#', $picture, $texts );
		$expected = array();
		foreach ( array_reverse( self::ROWS ) as $row => $folders ) {
			$expected = array_merge( $expected, array( $row ), $folders );
		}
		$this->assertSame( $expected, $texts[1] );
	}

	public function test_classes_use_no_folder_above_them(): void {
		$this->assertSame( array(), self::upward( self::classes() ), 'Move the class down, or let the lower one be told by a hook or a registered function.' );
	}

	public function test_no_two_folders_use_each_other(): void {
		$this->assertSame( array(), self::mutual( self::classes() ) );
	}

	public function test_every_class_is_used(): void {
		$this->assertSame( array(), self::unused( self::classes() ) );
	}

	public function test_finds_an_upward_use(): void {
		$classes = References::all(
			array(
				'Settings\Low' => '<?php namespace Hadaya\Settings; use Hadaya\Form\High; class Low { const A = High::class; }',
				'Form\High'    => '<?php namespace Hadaya\Form; class High { }',
			)
		);
		$this->assertSame( array( 'Settings\Low > Form\High' ), self::upward( $classes ) );
		$this->assertSame( array(), self::mutual( $classes ) );
	}

	public function test_finds_folders_that_use_each_other(): void {
		$classes = References::all(
			array(
				'Leads\A' => '<?php namespace Hadaya\Leads; class A { public \Hadaya\Mail\B $b; }',
				'Mail\B'  => '<?php namespace Hadaya\Mail; use Hadaya\Leads\A; class B extends A { }',
			)
		);
		$this->assertSame( array( 'Leads and Mail' ), self::mutual( $classes ) );
	}

	/**
	 * Checks that every notation of a class name counts as a use, and that comments, strings and members of the same name do not.
	 *
	 * @dataProvider uses
	 */
	public function test_finds_a_use_in_any_notation( string $code, array $expected ): void {
		$sources = array(
			'Form\A'        => '<?php namespace Hadaya\Form; ' . $code,
			'Form\B'        => '<?php namespace Hadaya\Form; class B { }',
			'Form\Fields\C' => '<?php namespace Hadaya\Form\Fields; class C { }',
			'Leads\Lead'    => '<?php namespace Hadaya\Leads; class Lead { }',
		);
		$this->assertSame( $expected, References::all( $sources )['Form\A'] );
	}

	/**
	 * @return array[]
	 */
	public function uses(): array {
		return array(
			'a neighbour'            => array( 'new B();', array( 'Form\B' ) ),
			'a part of a name'       => array( 'Fields\C::MOST;', array( 'Form\Fields\C' ) ),
			'a whole name'           => array( '\Hadaya\Leads\Lead::find( 1 );', array( 'Leads\Lead' ) ),
			'a type'                 => array( 'use Hadaya\Leads\Lead; function a( ?Lead $lead ): B { }', array( 'Form\B', 'Leads\Lead' ) ),
			'a `use` line alone'     => array( 'use Hadaya\Leads\Lead;', array( 'Leads\Lead' ) ),
			'a comment'              => array( '/** @param B $b */', array() ),
			'a member of that name'  => array( '$this->B(); self::B; function B() { }', array() ),
			'a text'                 => array( '$a = "B";', array() ),
			'the class itself'       => array( 'class A { }', array() ),
		);
	}
}
