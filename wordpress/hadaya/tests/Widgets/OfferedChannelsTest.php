<?php
/**
 * Tests for channels added or removed by filters.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Validator;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\Channel;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\PrintedChannels;
use Hadaya\Widgets\WidgetDefaults;

/**
 * Checks that channels from the filter `hadaya_channels` are validated before they are offered and printed.
 */
final class OfferedChannelsTest extends TestCase {

	const SIGNAL = array(
		'name' => 'Signal',
		'link' => 'https://signal.me/#p/%s',
		'kind' => 'phone',
	);

	/**
	 * Adds a function to the filter `hadaya_channels`.
	 */
	private static function offer( callable $change ): void {
		add_filter( 'hadaya_channels', $change );
	}

	public function test_offers_validates_and_prints_another_plugins_channel(): void {
		self::offer(
			static function ( $channels ) {
				return $channels + array( 'Signal' => self::SIGNAL );
			}
		);
		$this->assertContains( 'Signal', self::part( ChannelSchema::class )->fields()['channel']['enum'] );
		$this->assertContains( 'Signal', self::part( ChannelSchema::class )->fields()['channel']['enumNames'] );
		$stored    = self::part( WidgetDefaults::class )->complete_channel( array( 'channel' => 'Signal', 'value' => '+968 9000 0009' ) );
		$validator = self::part( Validator::class );
		$clean     = $validator->clean( $stored, Schema::group( self::part( ChannelSchema::class )->fields() ), '' );
		$this->assertSame( array(), $validator->errors() );
		$printed = self::part( PrintedChannels::class )->all( array( Channel::from_array( $clean ) ) );
		$this->assertSame( array( 'type' => 'signal', 'label' => 'Signal', 'value' => '+96890000009', 'url' => 'https://signal.me/#p/+96890000009', 'color' => '#1E88E5' ), $printed[0] );
		$validator = self::part( Validator::class );
		$validator->clean( array_merge( $stored, array( 'value' => 'call me' ) ), Schema::group( self::part( ChannelSchema::class )->fields() ), '' );
		$this->assertSame( array( 'value' ), array_keys( $validator->errors() ) );
	}

	public function test_neither_offers_nor_shows_a_removed_channel(): void {
		self::offer(
			static function ( $channels ) {
				return array_diff_key( $channels, array( 'Viber' => '' ) );
			}
		);
		$this->assertNotContains( 'Viber', self::part( ChannelSchema::class )->fields()['channel']['enum'] );
		$this->assertNotContains( 'Viber', self::part( ChannelSchema::class )->fields()['team']['when']['in'] );
		$this->assertSame( array(), self::part( PrintedChannels::class )->all( array( Channel::from_array( self::part( WidgetDefaults::class )->complete_channel( array( 'channel' => 'Viber', 'value' => '96890000001' ) ) ) ) ) );
	}

	public function bad(): array {
		return array(
			'a number for a name'       => array( 0, self::SIGNAL ),
			'small letters'             => array( 'signal', self::SIGNAL ),
			'letters inside'            => array( 'SiGnal', self::SIGNAL ),
			'a name as of a second one' => array( 'Signal_2', self::SIGNAL ),
			'a name with a quote'       => array( 'Sig"nal', self::SIGNAL ),
			'no name for people'        => array( 'Signal', array( 'name' => '' ) + self::SIGNAL ),
			'no placeholder in a link' => array( 'Signal', array( 'link' => 'https://signal.me/' ) + self::SIGNAL ),
			'an unknown kind'           => array( 'Signal', array( 'kind' => 'fax' ) + self::SIGNAL ),
			'a text'                    => array( 'Signal', 'https://signal.me/%s' ),
		);
	}

	/**
	 * @dataProvider bad
	 */
	public function test_omits_and_reports_an_unusable_channel( $type, $channel ): void {
		$ours = self::part( Channels::class )->all();
		self::offer(
			static function ( $channels ) use ( $type, $channel ) {
				return $channels + array( $type => $channel );
			}
		);
		$this->assertSame( $ours, self::part( Channels::class )->all() );
		$this->assertContains( 'doing_it_wrong', array_column( Site::$called, 0 ) );
	}

	public function test_a_filter_result_that_is_not_an_array_changes_nothing(): void {
		$ours = self::part( Channels::class )->all();
		self::offer( static fn () => null );
		$this->assertSame( $ours, self::part( Channels::class )->all() );
	}

	public function test_leaves_our_own_channels_unchanged(): void {
		self::offer(
			static function ( $channels ) {
				$channels['Phone']['kind'] = 'url';
				return $channels;
			}
		);
		$this->assertSame( 'phone', self::part( Channels::class )->all()['Phone']['kind'] );
	}

	public function test_a_chats_consent_links_to_the_sites_privacy_page_unless_the_owner_names_another(): void {
		$printed                            = static function ( array $consent ): array {
			$channel = array(
				'channel' => 'Whatsapp',
				'value'   => '96890000001',
				'popup'   => true,
			);
			return self::part( PrintedChannels::class )->all( array( Channel::from_array( self::part( WidgetDefaults::class )->complete_channel( $channel + $consent ) ) ) )[0];
		};
		Site::$options['test_privacy_page'] = 'https://shop.example/privacy-policy/';
		$this->assertArrayNotHasKey( 'popupConsentPage', $printed( array( 'popup_consent_page' => '/unused/' ) ) );
		$site = $printed( array( 'popup_consent' => 'I agree' ) );
		$this->assertSame( array( 'I agree', 'https://shop.example/privacy-policy/' ), array( $site['popupConsent'], $site['popupConsentPage'] ) );
		$own = $printed(
			array(
				'popup_consent'      => 'I agree',
				'popup_consent_page' => '/privacy/',
			)
		);
		$this->assertSame( '/privacy/', $own['popupConsentPage'] );
	}

	public function test_a_chat_that_requires_consent_has_no_plain_link_but_prints_its_agents(): void {
		$channel = self::part( WidgetDefaults::class )->complete_channel(
			array(
				'channel'       => 'Whatsapp',
				'popup_consent' => 'I agree',
				'team'          => true,
				'agents'        => array(
					array(
						'name'  => 'Sara',
						'value' => '96890000001',
					),
				),
			)
		);
		$this->assertSame( array(), self::part( PrintedChannels::class )->links( array( Channel::from_array( $channel ) ) ) );
		$printed = self::part( PrintedChannels::class )->all( array( Channel::from_array( $channel ) ) )[0];
		$this->assertSame( 'I agree', $printed['popupConsent'] );
		$this->assertCount( 1, $printed['agents'] );
		$off = array_merge( $channel, array( 'channel' => 'Telegram' ) );
		$this->assertArrayNotHasKey( 'popupConsent', self::part( PrintedChannels::class )->all( array( Channel::from_array( $off ) ) )[0] );
	}
}
