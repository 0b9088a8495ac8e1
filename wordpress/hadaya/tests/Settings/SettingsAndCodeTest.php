<?php
/**
 * Tests that no setting can run code.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;
use Hadaya\Http\FrontEndpoint;
use Hadaya\Page\PageKind;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\SettingsSchema;
use Hadaya\Settings\Validator;
use Hadaya\Support\Countries;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Webhook\NewsletterCall;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\PrintedWidgets;

/**
 * Checks that a user who may save settings cannot run code with them: no setting names a class, a callback, a file or the URL of a script. The test
 * walks the schema, so it covers new settings.
 */
final class SettingsAndCodeTest extends TestCase {

	/**
	 * Every text setting that contains a URL or a machine-readable name, and its use. None is executed. A new setting must be listed here.
	 */
	const NAMES = array(
		'widgets.*.channels.*.qr_image'     => 'picture',
		'widgets.*.channels.*.image'        => 'picture',
		'widgets.*.channels.*.popup_image'  => 'picture',
		'widgets.*.channels.*.agents.*.image' => 'picture',
		'widgets.*.icon_image'              => 'picture',
		'widgets.*.channels.*.value'        => 'link of a visitor',
		'widgets.*.channels.*.agents.*.value' => 'link of a visitor',
		'form.redirect'                     => 'link of a visitor',
		'form.consent.page'                 => 'link of a visitor',
		'widgets.*.channels.*.popup_consent_page' => 'link of a visitor',
		'widgets.*.pages.*.value'           => 'compared with the address of the page',
		'form.webhook.url'                  => 'gets messages, its answer is a status',
		'quote.page'                        => 'link of a visitor',
		'front.quote.sendUrl'               => 'gets calls of the page, its answer is data',
		'front.quote.ticketUrl'             => 'gets calls of the page, its answer is data',
		'front.http.ajaxUrl'                => 'gets calls of the page, its answer is data',
		'front.http.wcAjaxUrl'              => 'gets calls of the page, its answer is data',
		'front.http.root'                   => 'gets calls of the page, its answer is data',
		'front.http.nonceEndpoint'          => 'gets calls of the page, its answer is data',
		'front.swatches.cardSelector'       => 'CSS selector',
		'front.swatches.cardImageSelector'  => 'CSS selector',
		'front.swatches.cardButtonSelector' => 'CSS selector',
		'front.gallery.positionPrefix'      => 'beginning of a CSS class',
		'front.swatches.catalogModeBehaviour' => 'word that is compared',
		'front.attribution.consentCategory' => 'word that is compared',
		'front.attribution.cookieDomain'    => 'domain of cookies',
		'front.attribution.returnHosts.*'   => 'host that is compared',
		'page_settings'                     => 'settings of the front end, printed as data',
	);

	/**
	 * Formats for all other text settings: prose, and values whose format allows neither a URL nor a path.
	 */
	const TEXTS = array( '', 'long', 'required', 'required-long', 'choices-long', 'as-is', 'template', 'template-long', 'reply', 'reply-long', 'answer-long', 'hex-color', 'time', 'day', 'date', 'zone', 'country', 'font', 'conversion', 'email', 'required-email', 'key', 'secret', 'hidden' );

	/**
	 * Matches setting names that suggest that the value refers to code.
	 */
	const CODE = '/\.[^.]*(?:script|module|plugin|class|callback|function|handler|hook|include|file|path|feed|update|endpoint|package|php)[^.]*$/i';

	/**
	 * A class, a callback, a URL and a file path, which a test below puts into every text.
	 */
	const TRAPS = array( 'Hadaya\\Tests\\Settings\\Trap', 'hadaya_test_trap', 'https://trap.example/trap.js', '../../../trap.php' );

	/**
	 * Returns every text field in the schema, keyed by its path, with `*` for a list item.
	 *
	 * @param array  $field Schema.
	 * @param string $path  Its path.
	 * @return array[]
	 */
	private static function texts( array $field, string $path = '' ): array {
		$inner = isset( $field['properties'] ) ? $field['properties'] : ( isset( $field['items'] ) ? array( '*' => $field['items'] ) : array() );
		$found = 'string' === $field['type'] ? array( $path => $field ) : array();
		foreach ( $inner as $name => $one ) {
			$found += self::texts( $one, ltrim( $path . '.' . $name, '.' ) );
		}
		return $found;
	}

	/**
	 * Returns settings with the given value in every text field and with every switch on.
	 *
	 * @param array  $field Schema.
	 * @param string $trap  Value.
	 * @return mixed
	 */
	private static function filled( array $field, string $trap ) {
		switch ( $field['type'] ) {
			case 'object':
			return array_map( fn( array $one ) => self::filled( $one, $trap ), $field['properties'] );
			case 'array':
			return array( self::filled( $field['items'], $trap ) );
			case 'string':
			return $trap;
		}
		return 'boolean' === $field['type'] ? true : $field['minimum'];
	}

	public function test_every_free_text_setting_has_a_format_or_is_listed_in_the_test(): void {
		$named = array();
		foreach ( self::texts( self::part( SettingsSchema::class )->all() ) as $path => $field ) {
			if ( isset( self::NAMES[ $path ] ) ) {
				$named[] = $path;
			} elseif ( ! isset( $field['enum'] ) ) {
				$this->assertContains( $field['format'], self::TEXTS, "$path: say in NAMES what is done with it" );
			}
		}
		$this->assertEqualsCanonicalizing( array_keys( self::NAMES ), $named );
	}

	public function test_no_setting_name_except_the_nonce_endpoint_suggests_code(): void {
		$promising = preg_grep( self::CODE, array_keys( self::texts( self::part( SettingsSchema::class )->all() ) ) );
		// This setting is allowed: the URL that returns a fresh nonce.
		$this->assertSame( array( 'front.http.nonceEndpoint' ), array_values( $promising ) );
	}

	/**
	 * Some options select one of our classes or files, such as newsletter services and runtimes.
	 */
	public function test_no_select_accepts_an_unknown_option(): void {
		foreach ( self::texts( self::part( SettingsSchema::class )->all() ) as $path => $field ) {
			foreach ( isset( $field['enum'] ) ? self::TRAPS : array() as $trap ) {
				$validator = self::part( Validator::class );
				$validator->clean( $trap, $field, $path );
				$this->assertArrayHasKey( $path, $validator->errors(), $trap );
			}
		}
	}

	/**
	 * @return array[]
	 */
	public function traps(): array {
		return array_map( fn( string $trap ): array => array( $trap ), self::TRAPS );
	}

	/**
	 * Tests settings that cannot be saved, but that an attacker may have written into the database.
	 *
	 * @dataProvider traps
	 */
	public function test_hostile_stored_settings_load_no_class_run_no_callback_and_print_no_script_url( string $trap ): void {
		$asked   = array();
		$called  = array();
		$collect = static function ( string $name ) use ( &$asked ): void {
			$asked[] = $name;
		};
		add_action(
			$trap,
			static function () use ( &$called ): void {
				$called[] = current_action();
			}
		);
		spl_autoload_register( $collect, true, true );
		$stored = self::filled( self::part( SettingsSchema::class )->all(), $trap );

		$stored['page_settings'] = array_fill_keys( array( 'baseUrl', 'islands', 'swatches', 'contact' ), $trap ) + $stored['front'];

		Site::$options = array(
			Options::NAME => wp_json_encode( $stored ),
			'home'        => 'https://shop.example',
		);
		$options       = self::part( Options::class );
		$printed       = array_map( array( self::part( PrintedWidgets::class ), 'look' ), self::part( ContactWidgets::class )->all() );
		$newsletter    = self::part( NewsletterCall::class )->is_meant( $options->form()['webhook'] );
		ob_start();
		$printer = new PageSettings(
			$options,
			new Manifest( __DIR__, 'https://shop.example/ours' ),
			new PageKind(),
			static fn (): Countries => self::part( Countries::class ),
			static fn (): FrontEndpoint => self::part( FrontEndpoint::class )
		);
		$printer->print_settings();
		$html = (string) ob_get_clean();
		spl_autoload_unregister( $collect );

		$this->assertStringContainsString( addcslashes( $trap, '\\/' ), wp_json_encode( $printed ), 'the settings are read' );
		$this->assertNotContains( $trap, $asked );
		$this->assertSame( array(), $called );
		$this->assertFalse( $newsletter );
		$this->assertSame( 'react', $options->runtime() );
		$this->assertDoesNotMatchRegularExpression( '/<script[^>]*\ssrc=/i', $html );
		preg_match( '#<script type="application/json" id="hadaya-settings">(.*?)</script>#s', $html, $data );
		$this->assertSame( '/ours/', rtrim( json_decode( $data[1], true )['baseUrl'], '/' ) . '/' );
	}

	/**
	 * Checks the whole plugin. All code that uses a class, file or function by a variable name is listed here.
	 */
	public function test_only_the_listed_files_use_a_class_or_file_named_by_a_variable(): void {
		$found = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( HADAYA_FOLDER . 'src', \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$code = '.php' === substr( $file, -4 ) ? php_strip_whitespace( $file ) : '';
			// Finds classes, files or code named by a variable.
			preg_match_all( '/\bnew \$\w+|\b(?:include|require)(?:_once)?\b[^;]*\$\w+|\b(?:eval|create_function|assert|unserialize|maybe_unserialize)\s*\(/', $code, $matches );
			foreach ( $matches[0] as $match ) {
				$found[] = substr( $file, strlen( HADAYA_FOLDER . 'src/' ) ) . ': ' . $match;
			}
		}
		sort( $found );
		$expected = array(
			// Creates classes requested from the container by name.
			'Container.php: new $name',
			// Creates a class from a constant list; see `is_meant`.
			'Webhook/NewsletterCall.php: new $class',
			// Includes the file of one of our classes.
			'autoload.php: include $file',
		);
		$this->assertSame( $expected, $found );
	}
}
